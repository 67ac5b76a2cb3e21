export const SERVER_FLAGS: string[];
export const SERVER_MEMORY: Record<string, string>;
