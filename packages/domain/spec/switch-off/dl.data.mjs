export const SWITCH_OFFS = {
  DL1: [
    {
      file: 'src/download/download-code.ts',
      find: 'Object.values(DOWNLOAD_CODES), value,',
      replace: 'Object.values(DOWNLOAD_CODES), Number(value),',
    },
  ],
  DL2: [{ file: 'src/download/download.data.ts', find: '1: [4, 8, 3],', replace: '1: [4, 8, 3, 17],' }],
  DL3: [
    {
      file: 'src/download/download.ts',
      find: 'loaded > entry.loaded ? Math.min(loaded, entry.total) : entry.loaded',
      replace: 'true ? loaded : 0',
    },
  ],
  DL4: [
    {
      file: 'src/download/download.ts',
      find: 'failed: ERROR_DOWNLOAD_FILE }',
      replace: 'failed: STARTED }',
    },
  ],
  DL5: [{ file: 'src/download/download.ts', find: 'const isOver = ready && entries', replace: 'const isOver = entries' }],
  DL6: [{ file: 'src/download/download.ts', find: '{ ...entry, code: MAX, loaded: entry.total } : entry', replace: 'entry : entry' }],
  DL7: [{ file: 'src/download/download.ts', find: 'return restored(download);', replace: 'return unchanged(download);' }],
  DL8: [
    {
      file: 'src/download/download.ts',
      find: 'finished: count(({ code }) => code === MAX)',
      replace: 'finished: count(({ code }) => code >= 3)',
    },
  ],
  DL9: [{ file: 'src/download/upload-check.ts', find: 'name.slice(dot + 1).toLowerCase()', replace: 'name.slice(dot + 1)' }],
  DL10: [
    { file: 'src/download/upload-check.ts', find: 'if (size > MAX_UPLOAD_BYTES) return', replace: 'if (size >= MAX_UPLOAD_BYTES) return' },
  ],
  DL11: [{ file: 'src/download/upload-queue.ts', find: '&& !upload.loaded && upload.error === null', replace: '' }],
  DL12: [{ file: 'src/download/download.ts', find: 'return retried(download, event.fileId);', replace: 'return unchanged(download);' }],
  DL13: [{ file: 'src/download/download.ts', find: 'const ready = download.ready && !download.complete;', replace: 'const ready = true;' }],
  DL14: [
    { file: 'src/download/download-message.ts', find: "8: { kind: 'fetched', fileId },", replace: "8: { kind: 'finished', fileId }," },
  ],
};
