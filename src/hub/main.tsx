import './styles/tokens.css';
import './styles/base.css';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { prefetchLater } from './chunks/idle-prefetch.ts';
import { likelyPages } from './routes.tsx';

const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);

if (document.readyState === 'complete') prefetchLater(likelyPages);
else window.addEventListener('load', () => prefetchLater(likelyPages));
