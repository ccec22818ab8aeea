import { expect, it } from 'vitest';
import { qualityFor } from './machine-quality';

const machine = { renderer: 'ANGLE (NVIDIA, NVIDIA GeForce RTX 3060)', threads: 8, isHandheld: false };

it('draws without reflections under software rendering', () => {
  const names = [
    'ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero)))',
    'llvmpipe (LLVM 15.0.6, 256 bits)',
    'Microsoft Basic Render Driver',
  ];
  expect(names.map((renderer) => qualityFor({ ...machine, renderer }))).toEqual(['software', 'software', 'software']);
});

it('spares older phones, and no computer', () => {
  const phone = { renderer: 'Mali-G52', threads: 4, isHandheld: true };
  expect([qualityFor(phone), qualityFor({ ...phone, threads: 8 }), qualityFor({ ...phone, isHandheld: false })]).toEqual([
    'low',
    'high',
    'high',
  ]);
});

it('draws at its best where the machine keeps its card secret', () => {
  expect(qualityFor({ ...machine, renderer: undefined })).toBe('high');
});
