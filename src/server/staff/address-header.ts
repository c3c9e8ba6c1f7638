/** The header that our own routes name the client's address in when they ask better-auth. */
export const ADDRESS_HEADER = 'x-palapa-address';
