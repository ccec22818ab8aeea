import { type EndpointName, endpoints } from '@candil/contract';
import type { AnswerCheck } from './create-api-client';

/** Refuses an answer that is not what the contract says. Loads every schema: for development and tests, never for production. */
export const checkAnswer: AnswerCheck = (name: EndpointName, answer: unknown) => {
  const result = endpoints[name].response['~standard'].validate(answer);
  if (result instanceof Promise) throw new Error(`The schema of ${name} is asynchronous`);
  if (result.issues === undefined) return answer;
  const issues = result.issues.map((issue) => `${issue.path?.join('.') ?? ''} ${issue.message}`);
  throw new Error(`The answer of ${name} is not as agreed:\n${issues.join('\n')}`);
};
