export { createEditSession, type EditSessionOptions } from './create-edit-session';
export type { EditSession, Gesture, HistoryEntry, SessionFailure, SessionOutcome, StepInput } from './edit-session';
