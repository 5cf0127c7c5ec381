//! Sets of things of one sort: a bit for each, by its place in the order of `ALL`.

macro_rules! set_methods {
    ($set:ident($bits:ident) of $item:ident) => {
        impl $set {
            /// All of them.
            pub const ALL: $set = $set(((1_u64 << $item::ALL.len()) - 1) as $bits);

            /// None.
            pub const NONE: $set = $set(0);

            /// Whether it is in the set.
            #[inline]
            pub const fn contains(self, item: $item) -> bool {
                self.0 >> item.index() & 1 == 1
            }

            /// How many there are.
            #[inline]
            pub const fn len(self) -> u32 {
                self.0.count_ones()
            }

            /// Whether there are none.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// Those in either set.
            #[inline]
            #[must_use]
            pub const fn or(self, other: $set) -> $set {
                $set(self.0 | other.0)
            }

            /// Those in both sets.
            #[inline]
            #[must_use]
            pub const fn and(self, other: $set) -> $set {
                $set(self.0 & other.0)
            }

            /// Those of this set that are not in the other.
            #[inline]
            #[must_use]
            pub const fn without(self, other: $set) -> $set {
                $set(self.0 & !other.0)
            }

            /// All of them in their order.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $item> {
                let mut rest = self.0;
                std::iter::from_fn(move || {
                    let first = (rest != 0).then(|| $item::ALL[rest.trailing_zeros() as usize])?;
                    rest &= rest - 1;
                    Some(first)
                })
            }

            #[inline]
            pub(crate) fn insert(&mut self, item: $item) {
                self.0 |= 1 << item.index();
            }

            #[inline]
            pub(crate) fn remove(&mut self, item: $item) {
                self.0 &= !(1 << item.index());
            }
        }

        impl From<$item> for $set {
            #[inline]
            fn from(item: $item) -> $set {
                $set(1 << item.index())
            }
        }

        impl FromIterator<$item> for $set {
            #[inline]
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> $set {
                items.into_iter().fold($set::NONE, |set, item| set.or(item.into()))
            }
        }

        impl From<Vec<$item>> for $set {
            fn from(items: Vec<$item>) -> $set {
                items.into_iter().collect()
            }
        }

        impl From<$set> for Vec<$item> {
            fn from(set: $set) -> Vec<$item> {
                set.iter().collect()
            }
        }
    };
}

pub(super) use set_methods;
