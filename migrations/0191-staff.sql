-- What an operator may do; null is an owner: who was one before there were roles, or is made one by the version before this.
alter table users add column if not exists staff_role text check (staff_role in ('owner', 'finance', 'moderator', 'support'));
