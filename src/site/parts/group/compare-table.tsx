import { useSay } from '../../site-context.tsx';
import type { CompareData } from '../../group-views.ts';
import { SMALL } from '../cards.tsx';
import { Photo } from '../photo.tsx';

/** Resorts in columns. On a phone what is compared stands above its values, so that three columns stay readable. */

function Value({ children, yes }: { readonly children: string | null; readonly yes: string }) {
  const say = useSay();
  if (children === yes) {
    return (
      <>
        <span className="compare-mark" aria-hidden="true" />
        <span className="unseen">{yes}</span>
      </>
    );
  }
  if (children !== null) return children;
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="unseen">{say('compare-no')}</span>
    </>
  );
}

export function CompareTable({ data }: { readonly data: CompareData }) {
  const say = useSay();
  const { resorts, lines } = data;
  return (
    <table className="compare-table" style={{ '--columns': resorts.length } as object}>
      <thead>
        <tr>
          <th scope="col">
            <span className="unseen">{say('compare-what')}</span>
          </th>
          {resorts.map((card) => (
            <th key={card.href} scope="col">
              <Photo picture={card.picture} sizes={SMALL} ratio="4 / 3" isDecorative />
              <a href={card.href}>{card.title}</a>
              {card.text && <span className="compare-text">{card.text}</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ name, values }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {values.map((value, at) => (
              <td key={resorts[at]!.href}>
                <Value yes={say('compare-yes')}>{value}</Value>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function CompareForm({ data }: { readonly data: CompareData }) {
  const say = useSay();
  const { options, hasUnknown, hasMore, resorts } = data;
  if (options.length === 0) return null;
  const notices = [
    ...(hasUnknown ? [say('compare-unknown')] : []),
    ...(hasMore ? [say('compare-more')] : []),
    ...(resorts.length === 1 ? [say('compare-fewer')] : []),
  ];
  return (
    <form method="get" className="compare-form">
      <fieldset>
        <legend className="label">{say('compare-choose')}</legend>
        {notices.map((one) => (
          <p key={one} className="notice" role="status">
            {one}
          </p>
        ))}
        <ul>
          {options.map(({ value, text, isChosen }) => (
            <li key={value}>
              <label className="tick">
                <input type="checkbox" name="resort" value={value} defaultChecked={isChosen} />
                <span>{text}</span>
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
      <button className="button" type="submit">
        {say('compare-go')}
      </button>
    </form>
  );
}
