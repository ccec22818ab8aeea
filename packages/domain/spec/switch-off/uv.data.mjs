export const SWITCH_OFFS = {
  UV1: [{ file: 'src/untrusted/readable.ts', find: '} catch {', replace: '} catch (error) {\n    if (error) throw error;' }],
};
