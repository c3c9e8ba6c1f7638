import { Button, TextInput } from '@mantine/core';
import type { Permission } from '../../../domain/staff/permission.ts';
import { mayPublish } from '../../../domain/staff/role.ts';
import { rightsOf, useSession } from '../../session.tsx';
import { languagesOf } from '../../site-languages.ts';
import { useSiteView } from '../../site-view.tsx';
import { usePhrases } from '../../staff-language.tsx';
import { todayPhrases } from './phrases.ts';
import styles from './today.module.css';

/** What forms of the board have in common. */

interface BothWords {
  readonly en: string;
  readonly es: string;
}

/** A text without blanks around it, null where nothing is left, in each language. */
export const writtenIn = ({ en, es }: BothWords) => ({ en: en.trim() || null, es: es.trim() || null });

interface SeenWhenProps {
  readonly what: string;
  readonly permission: Permission;
}

/** What a form changes, and when guests see it: whoever may not publish only asks for it. */
export function SeenWhen({ what, permission }: SeenWhenProps) {
  const phrases = usePhrases(todayPhrases);
  const { user } = useSession();
  const isAtOnce = mayPublish(rightsOf(user), permission);
  return (
    <p className="quiet">
      {what} {isAtOnce ? phrases.seenAtOnce : phrases.seenOnceApproved}
    </p>
  );
}

interface BothInputsProps {
  /** Where the property has one language. */
  readonly label: string;
  readonly labels: BothWords;
  readonly maxLength: number;
  readonly value: BothWords;
  readonly onChange: (value: BothWords) => void;
  /** The focus begins in it. */
  readonly isFirst?: boolean;
}

/** One line in the property's first language, and in its other one where it has two. */
export function BothInputs({ label, labels, maxLength, value, onChange, isFirst = false }: BothInputsProps) {
  const phrases = usePhrases(todayPhrases);
  const { site } = useSiteView();
  const asked = languagesOf(site);
  const [first] = asked;
  return asked.map((one) => (
    <TextInput
      key={one}
      data-autofocus={(isFirst && one === first) || undefined}
      label={site.localized ? labels[one] : label}
      description={one === first ? undefined : phrases.leftEmpty[first]}
      lang={one}
      maxLength={maxLength}
      value={value[one]}
      onChange={({ currentTarget }) => onChange({ ...value, [one]: currentTarget.value })}
    />
  ));
}

interface FormButtonsProps {
  readonly confirm: string;
  readonly isDisabled: boolean;
  readonly isSaving: boolean;
  readonly onClose: () => void;
}

/** Does what the form says, or leaves it. */
export function FormButtons({ confirm, isDisabled, isSaving, onClose }: FormButtonsProps) {
  const phrases = usePhrases(todayPhrases);
  return (
    <div className={styles.buttons}>
      <Button type="submit" disabled={isDisabled} loading={isSaving}>
        {confirm}
      </Button>
      <Button variant="default" onClick={onClose}>
        {phrases.close}
      </Button>
    </div>
  );
}
