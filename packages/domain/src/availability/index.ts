export { type ArticleAvailability, articleAvailability, timeUntilAvailable } from './availability';
export { keptLeadTimes, leadTimeWeeks } from './lead-time';
