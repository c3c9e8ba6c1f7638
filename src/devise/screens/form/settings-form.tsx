import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { TypedBefore } from '../../shell/typed-before.tsx';
import type { ServerForm } from './use-server-form.ts';
import styles from './settings-form.module.css';

interface SettingsFormProps<V extends object> {
  readonly of: ServerForm<V>;
  readonly isReadOnly?: boolean;
  /** What the button that sends it says. */
  readonly save: string;
  /** What is said where somebody else saved first; without it there is nobody else. */
  readonly conflict?: {
    readonly text: string;
    readonly showTheirs: string;
    /** Takes the record as they saved it. */
    readonly onShowTheirs: (current: unknown) => void;
  };
  readonly children: ReactNode;
}

/** The fields of a person or a role with their one button. */
export function SettingsForm<V extends object>({
  of: { element, submit, isSaving, current, isTypedBefore, startAnew },
  isReadOnly = false,
  save,
  conflict,
  children,
}: SettingsFormProps<V>) {
  const showTheirs = () => {
    startAnew();
    conflict?.onShowTheirs(current);
  };
  return (
    <form ref={element} onSubmit={submit} noValidate>
      <fieldset disabled={isReadOnly} className={styles.fields}>
        {conflict && current !== undefined && (
          <div className={styles.note} role="alert">
            <p>{conflict.text}</p>
            <Button variant="default" mt={8} onClick={showTheirs}>
              {conflict.showTheirs}
            </Button>
          </div>
        )}
        {isTypedBefore && current === undefined && (
          <TypedBefore className={styles.note} onStartAnew={startAnew} />
        )}
        {children}
        {!isReadOnly && (
          <div className={styles.buttons}>
            <Button type="submit" loading={isSaving}>
              {save}
            </Button>
          </div>
        )}
      </fieldset>
    </form>
  );
}

interface FieldsPartProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Fields that belong together, with what they are about. */
export const FieldsPart = ({ title, children }: FieldsPartProps) => (
  <fieldset className={styles.part}>
    <legend>{title}</legend>
    {children}
  </fieldset>
);

/** Why something may not be changed here. */
export const FormNote = ({ children }: { readonly children: ReactNode }) => (
  <p className={styles.note}>{children}</p>
);
