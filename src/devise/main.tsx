import '../web/typeface/typeface.css';
import './styles/tokens.css';
import './styles/mantine.css';
import './styles/base.css';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';

const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
