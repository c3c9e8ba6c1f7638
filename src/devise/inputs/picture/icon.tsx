import { Select } from '@mantine/core';
import { plainTile, tileDrawings } from '../../../web/tile-drawings.ts';
import { usePhrases } from '../../staff-language.tsx';
import type { InputProps } from '../field/input-props.ts';
import { useFrame } from '../field/use-frame.tsx';
import { inputPhrases } from '../phrases.ts';
import styles from './icon.module.css';
import { type StoredPicture, useFoundPictures } from './stored-pictures.ts';

/** Pictures of the library are icons by their ids: 'spa' is the picture 'icon-spa'. */
const BEGINS = 'icon-';

/** An icon as the hub draws it, in the colour of the words beside it. */
function Drawn({ picture, name }: { readonly picture: StoredPicture | undefined; readonly name: string }) {
  if (picture) {
    return (
      <span className={styles.stencil} style={{ maskImage: `url(${picture.src})` }} aria-hidden="true" />
    );
  }
  return (
    <svg viewBox="0 0 40 40" className={styles.icon} aria-hidden="true">
      <path
        d={tileDrawings[name] ?? plainTile}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** One of the icons that the hub draws, or that the library has. */
export function IconInput(props: InputProps<string>) {
  const { value, onChange, readOnly } = props;
  const phrases = usePhrases(inputPhrases);
  const found = useFoundPictures(BEGINS, {});
  const pictures = new Map(
    (found.data?.pages ?? [])
      .flatMap(({ data }) => data)
      .filter(({ id }) => id.startsWith(BEGINS))
      .map((picture) => [picture.id.slice(BEGINS.length), picture] as const),
  );
  const labels: Readonly<Record<string, string>> = phrases.icons;
  const names = [...new Set([...Object.keys(tileDrawings), ...pictures.keys(), ...(value ? [value] : [])])];
  const draw = (name: string) => <Drawn picture={pictures.get(name)} name={name} />;
  return (
    <Select
      {...useFrame(props)}
      data={names.map((name) => ({ value: name, label: labels[name] ?? name }))}
      value={value ?? null}
      placeholder={phrases.choose}
      leftSection={value ? draw(value) : undefined}
      renderOption={({ option }) => (
        <span className={styles.option}>
          {draw(option.value)}
          {option.label}
        </span>
      )}
      // Somebody who only looks gets a text like any other, with nothing to open.
      searchable={!readOnly}
      rightSection={readOnly ? <span /> : undefined}
      clearable={!readOnly}
      clearButtonProps={{ 'aria-label': phrases.clear }}
      comboboxProps={{ withinPortal: false }}
      nothingFoundMessage={phrases.nothingFound}
      readOnly={readOnly}
      onChange={onChange}
    />
  );
}
