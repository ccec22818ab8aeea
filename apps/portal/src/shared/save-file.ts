/** Hands a file to the browser's downloads under its own name. */
export const saveFile = (file: File): void => {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  // The download has its own hold on the file once the click is dealt with.
  setTimeout(() => URL.revokeObjectURL(address), 0);
};
