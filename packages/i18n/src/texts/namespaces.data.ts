/** The namespaces: shell and failures, the project tool, texts inside widgets (P§7), the framed login area, and the editor of compositions. */
export const NAMESPACES = ['common-front', 'eproject', 'widgets', 'login-area', 'editor'] as const;
export type Namespace = (typeof NAMESPACES)[number];
