/** Stands where a model has no picture: a plain shade on its cable, on the paper of the pictures. */
export const NO_IMAGE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400">
<rect width="400" height="400" fill="#e8e3db"/>
<g fill="none" stroke="#a2978a" stroke-width="5" stroke-linecap="round" stroke-linejoin="round">
<path d="M200 0V138M188 138h24l5 26h-34zM120 252a80 88 0 0 1 160 0z"/>
<path d="M160 282l-12 26M200 284v30M240 282l12 26" stroke-dasharray="1 12"/>
</g>
</svg>
`;
