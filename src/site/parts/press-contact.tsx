import type { PressContact } from '../publication-views.ts';
import { useSay } from '../site-context.tsx';
import { callOf } from './ways.tsx';

/** Whom editors call or write to. */
export function PressPeople({ contact: { name, telephone, email } }: { readonly contact: PressContact }) {
  const say = useSay();
  return (
    <div>
      <h2>{say('press-contact')}</h2>
      <ul className="plain">
        {name && <li>{name}</li>}
        {telephone && (
          <li>
            <a href={callOf(telephone)}>{telephone}</a>
          </li>
        )}
        {email && (
          <li>
            <a href={`mailto:${email}`}>{email}</a>
          </li>
        )}
      </ul>
    </div>
  );
}
