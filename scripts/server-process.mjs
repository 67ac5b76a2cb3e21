/**
 * Node's default young generation is far larger than this server makes use of, and its old generation grows by up
 * to four times before unused memory is collected.
 */
export const SERVER_FLAGS = ['--max-semi-space-size=16', '--heap-growing-percent=30'];

/** glibc gives the memory of large bodies back at once, instead of keeping it in an arena of each thread. */
export const SERVER_MEMORY = { MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_ARENA_MAX: '2' };
