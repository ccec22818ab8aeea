/** Declarations that the types of Node leave out. */
declare namespace WebAssembly {
  function compile(bytes: Uint8Array): Promise<Module>;
}
