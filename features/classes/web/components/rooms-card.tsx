import { useMutation } from '@tanstack/react-query';
import { PencilLine, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { newId } from '#platform/shared/ids.ts';
import { Form, FormProblem } from '#platform/web/forms/form.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { useFocusKept } from '#platform/web/ui/focus-kept.ts';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { NumberField } from '#platform/web/ui/number-field.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import type { Room } from '../../contract.ts';
import { removeRoom, saveRoom } from '../api/running.ts';
import { classProblemText, classesText as t } from '../messages/classes.ts';

type Edited = { id: string; name: string; capacity: string; version: number | null };

/** The rooms of a gym. */
export function RoomsCard({ gymId, rooms }: { gymId: string; rooms: readonly Room[] }) {
  const [edited, setEdited] = useState<Edited | null>(null);
  const remove = useMutation(removeRoom);
  useFocusKept(rooms.length);
  return (
    <Card title={t.rooms}>
      <p className="-mt-1 mb-2 text-sm text-muted">{rooms.length > 0 ? t.roomsLead : t.noRooms}</p>
      <ul className="divide-y divide-line">
        {rooms.map((room) => (
          <li key={room.id} className="flex flex-wrap items-center gap-x-3 py-2">
            <span className="min-w-[min(8rem,100%)] flex-1 wrap-anywhere">
              <bdi className="block font-medium">{room.name}</bdi>
              <span className="block text-sm text-muted">{t.holds(room.capacity)}</span>
            </span>
            <span className="-mr-2.5 ml-auto flex">
              <IconButton
                label={t.editOneRoom(room.name)}
                icon={<PencilLine aria-hidden size={20} />}
                onClick={() => setEdited({ ...room, capacity: String(room.capacity) })}
              />
              <IconButton
                label={t.removeRoom(room.name)}
                icon={<Trash2 aria-hidden size={20} />}
                pending={remove.isPending}
                onClick={() => remove.mutate({ gymId, room })}
              />
            </span>
          </li>
        ))}
      </ul>
      <Button
        variant="ghost"
        size="sm"
        className="-ml-4"
        icon={<Plus aria-hidden size={18} />}
        onClick={() => setEdited({ id: newId(), name: '', capacity: '12', version: null })}
      >
        {t.addRoom}
      </Button>
      <Dialog
        open={edited !== null}
        onOpenChange={() => setEdited(null)}
        title={edited?.version ? t.editRoom : t.addRoom}
        toType
      >
        {edited && <RoomForm gymId={gymId} edited={edited} onSaved={() => setEdited(null)} />}
      </Dialog>
    </Card>
  );
}

type RoomFormProps = { gymId: string; edited: Edited; onSaved: () => void };

function RoomForm({ gymId, edited, onSaved }: RoomFormProps) {
  const save = useMutation(saveRoom);
  const form = useForm({
    start: edited,
    check: ({ name, capacity, version }: Edited) => ({
      content: { name: name.trim(), capacity: Number(capacity), version },
      errors: {
        name: name.trim() === '' && classProblemText.roomName,
        capacity: !/^[1-9]\d{0,2}$/.test(capacity.trim()) && classProblemText.roomCapacity,
      },
    }),
    send: (body) => save.mutateAsync({ id: gymId, roomId: edited.id, body }),
    onSent: onSaved,
  });
  return (
    <Form form={form} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <TextField
        label={t.roomName}
        required
        maxLength={80}
        autoComplete="off"
        {...form.text('name')}
      />
      <NumberField label={t.roomCapacity} inputMode="numeric" {...form.value('capacity')} />
      <FormProblem form={form} />
      <Button type="submit" pending={form.pending} fullWidth>
        {t.saveRoom}
      </Button>
    </Form>
  );
}
