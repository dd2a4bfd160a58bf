export {
  updateStep,
  type UpdateAction,
  type UpdateEvent,
  type UpdateState,
} from './core/update-step';
