import { Select } from '@mantine/core';
import { useSearchParams } from 'react-router';

interface FilterProps {
  readonly label: string;
  readonly name: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** One choice in the address; the first option leaves it out. */
export function Filter({ label, name, options }: FilterProps) {
  const [search, setSearch] = useSearchParams();
  return (
    <Select
      aria-label={label}
      data={[...options]}
      value={search.get(name) ?? ''}
      allowDeselect={false}
      onChange={(chosen) =>
        setSearch((now) => {
          now.delete('page');
          if (chosen) now.set(name, chosen);
          else now.delete(name);
          return now;
        })
      }
    />
  );
}
