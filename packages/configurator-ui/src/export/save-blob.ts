/** Hands a file to the browser's downloads under its own name. */
export const saveBlob = (blob: Blob, fileName: string): void => {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The download has its own hold on the file once the click is dealt with.
  setTimeout(() => URL.revokeObjectURL(address), 0);
};
