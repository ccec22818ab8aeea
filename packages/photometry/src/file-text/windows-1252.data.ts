/** The characters of 0x80–0x9F of code page 1252, which files of this trade are mostly in; unassigned ones stay as they are. */
export const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
