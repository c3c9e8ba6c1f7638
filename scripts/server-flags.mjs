/**
 * Flags of Node for a serving process, which keeps its answers as bytes and makes little that lasts.
 * V8 lets the space for young objects grow to 16 MB and more: after 60,000 different requests the process held 324 MB
 * with the default and 193 MB with 4 MB. The space for old objects may otherwise double and more before it is collected:
 * at most 356 MB during 500,000 different requests, 224 MB where it may grow by 30 percent.
 */
export const serverFlags = ['--max-semi-space-size=4', '--heap-growing-percent=30'];
