/** The namespaces of the specification: shell and failures, the project tool, texts inside widgets. */
export const NAMESPACES = ['common-front', 'eproject', 'widgets'] as const;
export type Namespace = (typeof NAMESPACES)[number];
