import './page.css';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';

/** One kit's widget a page: `?kit=candil&widget=Table`. */
const kits = { candil: () => import('./candil'), 'react-aria': () => import('./react-aria'), antd: () => import('./antd') };
const query = new URLSearchParams(location.search);
const kit = await kits[query.get('kit') as keyof typeof kits]();
const Widget = (kit as Record<string, ComponentType>)[query.get('widget') ?? ''];
if (Widget === undefined) throw new Error('This kit has no such widget');
const root = document.createElement('div');
root.style.width = '1000px';
document.body.append(root);
createRoot(root).render(<Widget />);
