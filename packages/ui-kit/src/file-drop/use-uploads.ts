import { useEffect, useRef, useState } from 'react';

export type UploadState = 'sending' | 'done' | 'failed';

/** A file on its way. */
export interface Upload {
  readonly id: string;
  readonly file: File;
  readonly state: UploadState;
  /** From 0 to 1; undefined until the first news. */
  readonly progress?: number | undefined;
}

/** Sends one file. Rejecting means that it failed; `signal` says that the user has cancelled. */
export type SendFile = (file: File, to: { signal: AbortSignal; onProgress: (share: number) => void }) => Promise<void>;

/** Keeps the list of a FileDrop: sends each file at once, cancels, tries again. Uploads under way when the screen is left are cancelled. */
export const useUploads = (send: SendFile) => {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const running = useRef(new Map<string, AbortController>());
  const nextId = useRef(1);
  useEffect(() => {
    const sendings = running.current;
    return () => {
      for (const controller of sendings.values()) controller.abort();
    };
  }, []);

  const change = (id: string, to: Partial<Upload>) =>
    setUploads((list) => list.map((upload) => (upload.id === id ? { ...upload, ...to } : upload)));
  const start = (id: string, file: File) => {
    const controller = new AbortController();
    running.current.set(id, controller);
    const ended = (state: UploadState) => {
      if (running.current.get(id) !== controller) return;
      running.current.delete(id);
      change(id, { state });
    };
    send(file, {
      signal: controller.signal,
      onProgress: (progress) => running.current.get(id) === controller && change(id, { progress }),
    }).then(
      () => ended('done'),
      () => ended('failed'),
    );
  };
  const remove = (id: string) => {
    running.current.get(id)?.abort();
    running.current.delete(id);
    setUploads((list) => list.filter((upload) => upload.id !== id));
  };
  return {
    uploads,
    /** Puts files on the list and sends them. */
    add: (files: readonly File[]) => {
      const added = files.map((file): Upload => ({ id: String(nextId.current++), file, state: 'sending' }));
      setUploads((list) => [...list, ...added]);
      for (const { id, file } of added) start(id, file);
    },
    /** Takes a file off the list; one on its way is cancelled. */
    remove,
    retry: (id: string) => {
      const upload = uploads.find((each) => each.id === id);
      if (!upload) return;
      change(id, { state: 'sending', progress: undefined });
      start(id, upload.file);
    },
  };
};
