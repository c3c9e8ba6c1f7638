import { Menu, useMantineColorScheme } from '@mantine/core';
import { Link } from 'react-router';
import { isLanguage, languages } from '../../../domain/language.ts';
import { toastFailure } from '../../toasts.ts';
import { signOut, useSession } from '../../session.tsx';
import { useLanguage, usePhrases } from '../../staff-language.tsx';
import styles from './bar.module.css';
import { PersonIcon } from '../icons.tsx';
import { languageNames } from '../language-names.ts';
import { shellPhrases } from '../phrases.ts';
import { useChangeLanguage } from './use-change-language.ts';

const schemes = ['auto', 'light', 'dark'] as const;

/** Oneself: account, settings, the language and the light one reads in, and the way out. */
export function PersonMenu() {
  const phrases = usePhrases(shellPhrases);
  const { user } = useSession();
  const language = useLanguage();
  const changeLanguage = useChangeLanguage();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const schemeNames = { auto: phrases.asDevice, light: phrases.light, dark: phrases.dark };
  const [firstName] = user.name.split(' ');

  return (
    <Menu
      position="bottom-end"
      width={264}
      shadow="md"
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <button type="button" className={styles.tool} aria-label={phrases.you(user.name)}>
          <PersonIcon />
          <span className={styles.word}>{firstName}</span>
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{user.email}</Menu.Label>
        <Menu.Item component={Link} to="/account">
          {phrases.account}
        </Menu.Item>
        <Menu.Item component={Link} to="/settings">
          {phrases.settings}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Label>{phrases.language}</Menu.Label>
        <Menu.RadioGroup value={language} onChange={(one) => isLanguage(one) && changeLanguage(one)}>
          {languages.map((one) => (
            <Menu.RadioItem key={one} value={one} lang={one} closeMenuOnClick>
              {languageNames[one]}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Divider />
        <Menu.Label>{phrases.appearance}</Menu.Label>
        <Menu.RadioGroup
          value={colorScheme}
          onChange={(chosen) => setColorScheme(schemes.find((one) => one === chosen) ?? 'auto')}
        >
          {schemes.map((one) => (
            <Menu.RadioItem key={one} value={one} closeMenuOnClick>
              {schemeNames[one]}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Divider />
        <Menu.Item onClick={() => void signOut().catch(toastFailure)}>{phrases.signOut}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
