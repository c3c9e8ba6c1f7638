import { TextInput } from '@mantine/core';
import { MAX_SEARCH_LENGTH } from '../../domain/search.ts';
import { SearchIcon } from './icons.tsx';

interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onType: (text: string) => void;
}

/** What a list is searched with. */
export const SearchField = ({ label, value, onType }: SearchFieldProps) => (
  <TextInput
    type="search"
    aria-label={label}
    placeholder={label}
    leftSection={<SearchIcon />}
    maxLength={MAX_SEARCH_LENGTH}
    value={value}
    onChange={(event) => onType(event.currentTarget.value)}
  />
);
