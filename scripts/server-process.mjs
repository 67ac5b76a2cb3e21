/** Node's default young generation is far larger than this server makes use of. */
export const SERVER_FLAGS = ['--max-semi-space-size=16'];

/** glibc gives the memory of large bodies back at once, instead of keeping it in an arena of each thread. */
export const SERVER_MEMORY = { MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_ARENA_MAX: '2' };
