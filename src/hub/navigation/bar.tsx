import { usePhrases } from '../phrases.ts';
import { Icon } from '../../web/icons.tsx';
import { Logo } from '../logo.tsx';
import { hrefOf, isPlainClick, navigate } from '../router/navigate.ts';
import { history } from '../router/index.ts';
import { home } from '../router/history.ts';
import { useSite } from '../start.ts';
import './bar.css';
import { closeMenu, openMenu } from './menu-phase.ts';

interface BarProps {
  readonly mode: 'bar' | 'hidden';
  readonly isOpen: boolean;
}

/** Back, the logo that leads home, the menu's toggle. */
export function Bar({ mode, isOpen }: BarProps) {
  const phrases = usePhrases();
  const goBack = () => {
    closeMenu();
    history.back();
  };
  return (
    <nav className="bar" aria-label={phrases['main-navigation']}>
      {mode === 'bar' ? (
        <button type="button" className="bar-action" aria-label={phrases.back} onClick={goBack}>
          <Icon name="back" />
        </button>
      ) : (
        <span />
      )}
      <HomeLogo />
      <button
        type="button"
        className="bar-action"
        data-menu-toggle
        aria-label={isOpen ? phrases['close-menu'] : phrases['open-menu']}
        aria-expanded={isOpen}
        onClick={isOpen ? closeMenu : openMenu}
      >
        <span className="bar-lines" data-open={isOpen} aria-hidden="true" />
      </button>
    </nav>
  );
}

function HomeLogo() {
  const site = useSite();
  const phrases = usePhrases();
  return (
    <a
      href={hrefOf(home)}
      className="bar-logo"
      aria-label={`${site.name}: ${phrases['home-page']}`}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        closeMenu();
        navigate(home);
      }}
    >
      <Logo logo={site.logo} alt="">
        <span className="bar-name">{site.name}</span>
      </Logo>
    </a>
  );
}
