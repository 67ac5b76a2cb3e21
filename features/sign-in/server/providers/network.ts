import { normalizeIP } from '@fastify/rate-limit';

/** What an IPv6 household is given; all its addresses are one place. */
const IPV6_SUBNET_BITS = 64;

/** What counts as one place: an IPv4 address, or an IPv6 network however its addresses are written. */
export const networkOf = (address: string): string => normalizeIP(address, IPV6_SUBNET_BITS);
