/** better-auth's prefix of the names of agents' cookies; over https it puts __Secure- before it. */
export const AGENT_COOKIES = 'palapa-agent';

/** Seconds. A session ends eight hours after its last use… */
export const IDLE_SECONDS = 8 * 60 * 60;
/** …and two weeks after signing in. */
export const ABSOLUTE_SECONDS = 14 * 24 * 60 * 60;

/** Carries the address of a request to better-auth. No proxy writes it: it is made from what was read. */
export const AGENT_ADDRESS_HEADER = 'x-palapa-agent-address';
