/** A pendant over an empty table, in the dark: the subject of the page, on screens that have room for it. */
export const HangingLamp = () => (
  <div data-theme="dark" className="sticky top-0 hidden h-dvh overflow-hidden bg-ground lg:block">
    <svg aria-hidden="true" viewBox="0 0 600 900" preserveAspectRatio="xMidYMin slice" className="size-full">
      <defs>
        <linearGradient id="beam" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#ffe9b8" stopOpacity="0.5" />
          <stop offset="0.55" stopColor="#ffe3a6" stopOpacity="0.12" />
          <stop offset="1" stopColor="#ffe3a6" stopOpacity="0" />
        </linearGradient>
        <radialGradient id="pool">
          <stop offset="0" stopColor="#ffeec8" stopOpacity="0.5" />
          <stop offset="0.6" stopColor="#ffe3a6" stopOpacity="0.12" />
          <stop offset="1" stopColor="#ffe3a6" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="shade" x1="0" y1="0" x2="1" y2="0">
          <stop offset="0" stopColor="#2b2b28" />
          <stop offset="0.35" stopColor="#4a4a44" />
          <stop offset="1" stopColor="#1f1f1c" />
        </linearGradient>
      </defs>
      <path d="M212 372 L40 760 h520 L388 372z" fill="url(#beam)" />
      <ellipse cx="300" cy="762" rx="270" ry="58" fill="url(#pool)" />
      <path d="M300 0v214" stroke="#5a5a53" strokeWidth="2.5" />
      <path d="M289 214h22l4 22h-30z" fill="#55554e" />
      <path d="M196 372c4-86 44-136 104-136s100 50 104 136z" fill="url(#shade)" />
      <ellipse cx="300" cy="372" rx="104" ry="11" fill="#fff2d2" />
      <path d="M90 766h420" stroke="#45453f" strokeWidth="2" />
    </svg>
  </div>
);
