/** The namespaces: shell and failures, the project tool, texts inside widgets (P§7), and the framed login area. */
export const NAMESPACES = ['common-front', 'eproject', 'widgets', 'login-area'] as const;
export type Namespace = (typeof NAMESPACES)[number];
