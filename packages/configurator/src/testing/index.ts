export { BELT_ROOM, beltRoomSpace } from './belt-room';
export { catalogueSources, type SourcesInput } from './catalogue-sources';
export { countingIds, testClock } from './counting';
export { on, type TestHand, testHand } from './hand';
export { SEVEN_LIGHTS_FURNITURE, type SevenLightsInput, sevenLightsSpace } from './seven-lights';
export { beltRoomEditor, createTestEditor, sevenLightsEditor, type TestEditor, type TestEditorInput } from './test-editor';
