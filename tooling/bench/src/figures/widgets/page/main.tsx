import './page.css';
import { createRoot } from 'react-dom/client';

/** One kit's widget a page: `?kit=candil&widget=Table`. */
const kits = { candil: () => import('./candil'), 'react-aria': () => import('./react-aria'), antd: () => import('./antd') };
const query = new URLSearchParams(location.search);
const kit = await kits[query.get('kit') as keyof typeof kits]();
const Widget = kit[query.get('widget') as 'Table' | 'List'];
const root = document.createElement('div');
root.style.width = '1000px';
document.body.append(root);
createRoot(root).render(<Widget />);
