import { createTheme, type CSSVariablesResolver, type MantineThemeOverride } from '@mantine/core';
import styles from './styles/controls.module.css';

/** Minimum height of touch targets. */
const TALL = '3rem';

const field = {
  defaultProps: { size: 'md' },
};

/** The look of devise on Mantine's components: paper, ink, one accent. Colours stand in styles/tokens.css. */
export const theme: MantineThemeOverride = createTheme({
  primaryColor: 'palm',
  primaryShade: { light: 8, dark: 3 },
  autoContrast: true,
  luminanceThreshold: 0.35,
  black: '#1d2321',
  colors: {
    palm: [
      '#eef6f3',
      '#dcebe6',
      '#b4d9cf',
      '#8cc9bc',
      '#62aa9b',
      '#3f8f82',
      '#27776b',
      '#176458',
      '#0f5a4f',
      '#0a463e',
    ],
    gray: [
      '#faf7f0',
      '#f3eee3',
      '#e9e2d4',
      '#e2dbcd',
      '#cfc7b6',
      '#aaa393',
      '#8b8675',
      '#59605b',
      '#343a37',
      '#1d2321',
    ],
    dark: [
      '#efeae0',
      '#cdccc3',
      '#aeb5ae',
      '#7d857f',
      '#424a45',
      '#2c3430',
      '#222826',
      '#171a19',
      '#121514',
      '#0d100f',
    ],
    red: [
      '#fbf0ec',
      '#f6e0d9',
      '#f2c3b7',
      '#f2a08f',
      '#df7d68',
      '#cb5b44',
      '#bd4630',
      '#b03a24',
      '#a3301d',
      '#842416',
    ],
  },
  fontFamily: 'var(--sans)',
  headings: { fontFamily: 'var(--serif)', fontWeight: '400' },
  fontSizes: { xs: '0.875rem', sm: '0.9375rem', md: '1rem', lg: '1.125rem', xl: '1.25rem' },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.55', lg: '1.55', xl: '1.5' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '40px' },
  radius: { xs: '2px', sm: '4px', md: '6px', lg: '10px', xl: '16px' },
  defaultRadius: 'sm',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: {
      defaultProps: { size: 'md', variant: 'filled' },
      classNames: { root: styles.button, label: styles.buttonLabel },
      vars: () => ({ root: { '--button-height': TALL } }),
    },
    ActionIcon: { defaultProps: { size: 44, variant: 'subtle' } },
    CloseButton: { defaultProps: { size: 44 } },
    Input: {
      ...field,
      classNames: { wrapper: styles.input, input: styles.entry },
      vars: () => ({ wrapper: { '--input-height': TALL } }),
    },
    InputWrapper: {
      ...field,
      classNames: { label: styles.label, description: styles.description, error: styles.error },
    },
    TextInput: field,
    PasswordInput: { ...field, vars: () => ({ root: { '--psi-button-size': '44px' } }) },
    Textarea: field,
    NumberInput: field,
    // Dropdown options are not tab stops: their field has the focus and scrolls them with the arrow keys.
    Combobox: { defaultProps: { withinPortal: false } },
    Select: {
      defaultProps: { ...field.defaultProps, withScrollArea: false },
      classNames: { options: styles.options, option: styles.option },
    },
    Checkbox: { defaultProps: { size: 'md' }, classNames: { input: styles.tick, icon: styles.tickIcon } },
    Radio: { defaultProps: { size: 'md' }, classNames: { radio: styles.dot, icon: styles.dotIcon } },
    Switch: {
      defaultProps: { size: 'md', withThumbIndicator: false },
      classNames: { track: styles.track, thumb: styles.thumb },
    },
    Menu: { classNames: { item: styles.menuItem, label: styles.menuLabel } },
    Modal: { defaultProps: { centered: true, radius: 'md' } },
    Tooltip: {
      defaultProps: { multiline: true, maw: 320, events: { hover: true, focus: true, touch: true } },
    },
  },
});

const common = {
  '--mantine-color-body': 'var(--paper)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink-quiet)',
  '--mantine-color-anchor': 'var(--accent-text)',
  '--mantine-color-error': 'var(--alarm)',
  '--mantine-color-placeholder': 'var(--ink-quiet)',
  '--mantine-color-default': 'var(--card)',
  '--mantine-color-default-hover': 'var(--accent-soft)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--line)',
  '--mantine-color-disabled': 'transparent',
  '--mantine-color-disabled-color': 'var(--ink-quiet)',
  '--mantine-color-disabled-border': 'var(--line-strong)',
  '--mantine-primary-color-contrast': 'var(--accent-ink)',
  '--mantine-primary-color-light': 'var(--accent-soft)',
  '--mantine-primary-color-light-hover': 'var(--accent-soft)',
  '--mantine-primary-color-light-color': 'var(--accent-text)',
  '--mantine-color-palm-light': 'var(--accent-soft)',
  '--mantine-color-palm-light-color': 'var(--accent-text)',
};

/** Mantine's own colours become ours, so that each stands in one place. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: common,
  dark: common,
});
