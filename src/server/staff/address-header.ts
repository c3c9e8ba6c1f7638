/** The header in which our routes pass the client's IP address to better-auth. */
export const ADDRESS_HEADER = 'x-palapa-address';
