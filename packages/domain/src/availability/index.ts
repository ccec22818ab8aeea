export { joinLeadTimes, keptLeadTimes, leadTimeWeeks } from '../attribute';
export { type ArticleAvailability, articleAvailability, timeUntilAvailable } from './availability';
