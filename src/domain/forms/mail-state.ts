/** Stands in the place of an error where there is no mail server: the mail was printed for the operator. */
export const PRINTED = 'printed';
