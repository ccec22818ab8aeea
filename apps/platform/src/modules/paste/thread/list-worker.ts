import { answerOrders } from '../../../kernel/threads/answer-orders';
import { readPasted } from '../reading/read-pasted';

/** The thread that reads lists. */
answerOrders(readPasted);
