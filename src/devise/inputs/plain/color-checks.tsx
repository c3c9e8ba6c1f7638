import { localeTags } from '../../../domain/language.ts';
import { type ColorCheck, colorChecks } from '../../../domain/site/site-colors.ts';
import { useLanguage, usePhrases } from '../../staff-language.tsx';
import { inputPhrases } from '../phrases.ts';
import styles from './color-checks.module.css';

interface ColorChecksProps {
  readonly color: string;
  readonly shows: 'words' | 'lines';
}

/** Whether words can be read on a colour and in it, each with a sample as pages show it. */
export function ColorChecks({ color, shows }: ColorChecksProps) {
  return (
    <ul className={`plain ${styles.checks}`} aria-live="polite">
      {colorChecks(color, shows).map((check) => (
        <Check key={check.what} {...check} />
      ))}
    </ul>
  );
}

/** Words or a line, as pages show them. */
function Sample({ what, color, ground }: Pick<ColorCheck, 'what' | 'color' | 'ground'>) {
  const { sample } = usePhrases(inputPhrases).colorChecks;
  return (
    <span className={styles.sample} style={{ color, background: ground }} aria-hidden="true">
      {what === 'lines' ? <span className={styles.line} /> : sample}
    </span>
  );
}

function Check(check: ColorCheck) {
  const { what, color, ground, ratio, needed, isEnough, instead } = check;
  const words = usePhrases(inputPhrases).colorChecks;
  const language = useLanguage();
  const number = new Intl.NumberFormat(localeTags[language], {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  // 4.48 is not enough: rounded to 4.5 it would contradict what is said of it.
  const written = number.format(Math.floor(ratio * 10) / 10);
  return (
    <li className={styles.check}>
      <Sample what={what} color={color} ground={ground} />
      <span>
        {words.names[what]}{' '}
        <strong className={isEnough ? undefined : styles.warning}>
          {isEnough ? words.enough(written) : words.tooFaint(written, number.format(needed))}
        </strong>
        {instead && (
          <>
            {' '}
            {words.instead}{' '}
            <span className={styles.instead}>
              <Sample what={what} color={instead} ground={ground} /> {instead}
            </span>
          </>
        )}
      </span>
    </li>
  );
}
