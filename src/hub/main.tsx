import '../web/typeface/typeface.css';
import './styles/tokens.css';
import './styles/base.css';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { prefetchPages } from './chunks/idle-prefetch.ts';
import { firstPage } from './first-page.ts';
import '../web/hero/hero.css';
import './styles/first-paint.css';

const root = document.getElementById('root');
if (root) {
  // As a transition it is drawn in small steps: a tap in between is not kept waiting.
  void firstPage().then(() => startTransition(() => createRoot(root).render(<App />)));
}

prefetchPages();
