import styles from './sign-in.module.css';

/** A form's one sentence of what failed. It is there from the beginning, so that it is read out when it speaks. */
export const FailedLine = ({ children }: { readonly children: string | undefined }) => (
  <p role="alert" className={styles.failed}>
    {children}
  </p>
);
