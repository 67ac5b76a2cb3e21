/** What the server's start uses of classes. */
export { classesWork, endClassesOf } from './jobs.ts';
