export type { EditSession, Gesture, HistoryEntry, SessionFailure, SessionOutcome, StepInput } from './edit-session';
